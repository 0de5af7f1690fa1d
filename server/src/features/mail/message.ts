/** A queued message: plain values, complete, for one reader. */
export type Message = {
  /** The owner, if somebody with an account caused it. */
  userId?: number | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where its reader can stop such mail, for mail that comes by itself. */
  unsubscribe?: string | null;
  /** After this it is not sent. */
  expiresAt?: Date | null;
};

/** Delivers a message; rejects if it is not accepted. */
export type SendMessage = (message: Message) => Promise<void>;
