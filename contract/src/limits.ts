/**
 * Numbers that browser and server must agree on. Those that the specification gives are its own.
 */

export const APP_NAME = 'Saywell';
export const APP_VERSION = '1.0.0';

export const NAME_MIN = 2;
export const NAME_MAX = 100;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 50;
export const PASSWORD_MIN = 6;
/** A longer password is no safer, and hashing it would be a way to overload the server. */
export const PASSWORD_MAX = 200;
export const EMAIL_MAX = 254;
export const PASSKEY_NAME_MAX = 50;
/** More than anybody has devices; a bound against abuse. */
export const PASSKEYS_MAX = 10;

export const PHRASE_MAX = 500;
/** Contrasts that one exercise can train. */
export const CONTRASTS_MAX = 12;
/** Words of one exercise that are taught in a form of their own. */
export const FORMS_MAX = 12;
export const LEVEL_MIN = 1;
export const LEVEL_MAX = 10;

/** Overall accuracy, out of 100, that passes an exercise in a trial. */
export const PASS_MARK = 50;
export const DAILY_FREE_EXERCISES = 3;
/** Scored takes of one exercise that a visitor has per day. */
export const TAKES_PER_EXERCISE = 5;
/** Takes of single words of an exercise that a visitor has in a day besides. */
export const DRILL_TAKES_PER_EXERCISE = 15;

/** A drill ends with so many passes in a row, or after so many tries. */
export const DRILL_PASSES = 3;
export const DRILL_TRIES = 5;
/** So many sayings that could not be judged end a drill: a word alone may never be clear enough. */
export const DRILL_UNSURE = 3;
/** The most sayings that a drill can have before either of these ends it. */
export const DRILL_SAYINGS = DRILL_TRIES + DRILL_UNSURE - 1;
export const DRILL_WORD_MAX = 40;
/** In seconds: more than five words ever take. */
export const DRILL_DURATION_MAX_S = 3600;

/** A round of ear training: two contrasts, ten questions each. */
export const EAR_QUESTIONS = 20;
/** A contrast is heard at so many of so many questions in two rounds, on different days. */
export const EAR_MARK = 9;
export const EAR_MARK_OF = 10;
/** Nobody listens longer. */
export const EAR_ANSWER_MAX_MS = 600_000;

/** Steps of a day’s practice; fifteen minutes have fewer. */
export const TODAY_STEPS_MAX = 20;

/** A round of the stress gym. */
export const STRESS_QUESTIONS = 10;
/** Syllables of a word, or words of a sentence, to choose from: keys 1 to 4. */
export const STRESS_PARTS = 4;

/** Of ear training, of the stress gym, or of a scene: nobody takes longer. */
export const ROUND_DURATION_MAX_S = 3600;
/** Of either, or of scenes; more than anybody does in a day, a bound against abuse. */
export const ROUNDS_PER_DAY = 200;

/** Classes that one person teaches, or is in. */
export const CLASSES_MAX = 20;
export const CLASS_ITEMS_MAX = 40;
export const CLASS_MEMBERS_MAX = 100;
export const CLASS_NAME_MAX = 60;
/** Of a learner or a teacher, in a class. */
export const SHOWN_NAME_MAX = 40;
/** How far ahead a class can end. */
export const CLASS_DAYS_MAX = 366;
/** How long a class can be read once it is over. */
export const CLASS_KEPT_DAYS = 30;
/** Sounds that need work which a teacher sees of one learner. */
export const CLASS_SOUNDS = 3;

/** Lines of a scene. */
export const SCENE_LINES_MAX = 10;
export const SCENE_SLUG_MAX = 80;
/** Runs of one scene that are shown. */
export const SCENE_RUNS_SHOWN = 10;

/** Bands of an overall or word score, out of 100: clear, close, and not yet below that. */
export const CLEAR_FROM = 75;
export const CLOSE_FROM = 50;

/** Bands of recent activity, as fractions. */
export const RECENT_GREEN_FROM = 0.9;
export const RECENT_YELLOW_FROM = 0.7;
