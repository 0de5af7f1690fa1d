import type { Problem } from './problem.ts';
import type { Take } from './take.ts';

/**
 * The states of the specification. `recording` begins with the tap, but the person may only speak
 * once it is `live`: until then the first sounds would be lost. An error after the recording keeps
 * the take, so that it can be sent again; `sent` counts how often it was sent in vain.
 */
export type RecorderState<R> =
  | { name: 'idle' }
  | { name: 'recording'; live: boolean }
  | { name: 'analyzing'; take: Take | undefined; sent: number }
  | { name: 'result'; take: Take; result: R }
  | { name: 'error'; problem: Problem; take: Take | undefined; sent: number };

export type RecorderEvent<R> =
  | { type: 'start' }
  | { type: 'live' }
  | { type: 'stop' }
  | { type: 'taken'; take: Take }
  | { type: 'analyzed'; take: Take; result: R }
  | { type: 'failed'; problem: Problem; take?: Take }
  | { type: 'send-again' }
  | { type: 'restore'; take: Take; result: R }
  | { type: 'again' };

/** The next state. An event that makes no sense in a state, or comes too late, changes nothing. */
export function nextState<R>(state: RecorderState<R>, event: RecorderEvent<R>): RecorderState<R> {
  switch (event.type) {
    case 'start':
      return state.name === 'idle' || state.name === 'error'
        ? { name: 'recording', live: false }
        : state;
    case 'live':
      return state.name === 'recording' ? { name: 'recording', live: true } : state;
    case 'stop':
      return state.name === 'recording' ? { name: 'analyzing', take: undefined, sent: 0 } : state;
    case 'taken':
      return state.name === 'analyzing' && !state.take ? { ...state, take: event.take } : state;
    case 'analyzed':
      // A take that was given up must not come back as a result.
      return state.name === 'analyzing' && state.take === event.take
        ? { name: 'result', take: event.take, result: event.result }
        : state;
    case 'failed':
      return failed(state, event);
    case 'send-again':
      return state.name === 'error' && state.take
        ? { name: 'analyzing', take: state.take, sent: state.sent }
        : state;
    case 'restore':
      return state.name === 'idle'
        ? { name: 'result', take: event.take, result: event.result }
        : state;
    case 'again':
      break;
  }
  return { name: 'idle' };
}

function failed<R>(
  state: RecorderState<R>,
  { problem, take }: { problem: Problem; take?: Take },
): RecorderState<R> {
  if (state.name === 'recording') return { name: 'error', problem, take: undefined, sent: 0 };
  if (state.name === 'analyzing' && state.take === take) {
    return { name: 'error', problem, take, sent: take ? state.sent + 1 : 0 };
  }
  return state;
}
