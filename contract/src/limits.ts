/** Numbers that browser and server must agree on. Texts and values are the specification's. */

export const APP_NAME = 'Saywell';
export const APP_VERSION = '1.0.0';

export const NAME_MIN = 2;
export const NAME_MAX = 100;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 50;
export const PASSWORD_MIN = 6;
/** Longer passwords gain nothing and make hashing a lever for overload. */
export const PASSWORD_MAX = 200;
export const EMAIL_MAX = 254;
export const PASSKEY_NAME_MAX = 50;
/** More than anybody's devices; a list without an end is somebody's mischief. */
export const PASSKEYS_MAX = 10;

export const PHRASE_MAX = 500;
/** Contrasts that one exercise can train. */
export const CONTRASTS_MAX = 12;
export const LEVEL_MIN = 1;
export const LEVEL_MAX = 10;

/** Overall accuracy, out of 100, from which an anonymous attempt counts as an exercise done. */
export const PASS_MARK = 50;
export const DAILY_FREE_EXERCISES = 3;
/** Scored takes of one exercise that a visitor has in a day. */
export const TAKES_PER_EXERCISE = 5;

/** Bands of an overall or word score, out of 100: clear, close, and below that not yet. */
export const CLEAR_FROM = 75;
export const CLOSE_FROM = 50;

/** Bands of recent activity, as fractions. */
export const RECENT_GREEN_FROM = 0.9;
export const RECENT_YELLOW_FROM = 0.7;
