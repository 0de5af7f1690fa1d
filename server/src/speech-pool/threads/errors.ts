/** The task took longer than it may; its thread was ended. */
export class TaskTimeout extends Error {
  override name = 'TaskTimeout';
}

/** The thread ended under the task. */
export class ThreadDied extends Error {
  override name = 'ThreadDied';
}

/** There is no room, or the pool is closing or out of order. */
export class PoolBusy extends Error {
  override name = 'PoolBusy';
  /** Seconds after which there should be room again. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
