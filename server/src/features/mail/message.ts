/** A message as it waits in the queue: plain values, complete, and for one reader. */
export type Message = {
  /** Whose it is, where somebody with an account asked for it. */
  userId?: number | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
};

/** Hands a message over to whatever delivers it; fails if that does not take it. */
export type SendMessage = (message: Message) => Promise<void>;
