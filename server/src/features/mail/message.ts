/** A queued message: plain values, complete, for one reader. */
export type Message = {
  /** The owner, if somebody with an account caused it. */
  userId?: number | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
};

/** Delivers a message; rejects if it is not accepted. */
export type SendMessage = (message: Message) => Promise<void>;
