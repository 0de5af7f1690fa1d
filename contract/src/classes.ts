import { z } from 'zod';
import { SoundName } from './analysis.ts';
import type { Endpoint } from './endpoint.ts';
import { Exercise } from './exercises.ts';
import { CLASS_ITEMS_MAX, CLASS_NAME_MAX, SHOWN_NAME_MAX } from './limits.ts';
import { Id, Instant, Message } from './values.ts';

const nameOf = (what: string, most: number) =>
  z
    .string(`Please enter ${what}`)
    .trim()
    .min(1, `Please enter ${what}`)
    .max(most, `Please use at most ${most} characters`);

/** What a learner or a teacher is called in one class. */
export const ShownName = nameOf('a name', SHOWN_NAME_MAX);

const Day = z.iso.date('Please choose a day');

/** In a path: 256 bits in base64 are 43 characters. */
const ClassToken = z.string('Unknown class').regex(/^[\w-]{1,100}$/, 'Unknown class');

/** What a teacher writes. */
export const ClassPlan = z.object({
  name: nameOf('a name for the class', CLASS_NAME_MAX),
  /** The teacher, as the class knows them. */
  teacher: ShownName,
  /** The last day that counts, by the teacher's clocks. */
  endsOn: Day,
  items: z
    .array(z.object({ exerciseId: Id }), 'Please choose what to practice')
    .min(1, 'Please choose what to practice')
    .max(CLASS_ITEMS_MAX, `A class can have at most ${CLASS_ITEMS_MAX} items`)
    .refine((items) => new Set(items.map(({ exerciseId }) => exerciseId)).size === items.length, {
      error: 'An exercise is in this list twice',
    }),
});
export type ClassPlan = z.output<typeof ClassPlan>;

const about = {
  name: z.string(),
  endsOn: z.string(),
  /** From then on, nothing counts. */
  isOver: z.boolean(),
};

/** One thing to practice. */
export const ClassItem = Exercise.pick({
  title: true,
  phrase: true,
  category: true,
  difficulty: true,
}).extend({
  id: z.int(),
  exerciseId: z.int(),
  /** Where it is a line of a scene: which one, counted from 0. */
  scene: z.object({ slug: z.string(), title: z.string(), line: z.int() }).nullable(),
});
export type ClassItem = z.output<typeof ClassItem>;

/** The bands of a score. */
export const CLASS_BANDS = ['clear', 'close', 'notyet'] as const;

/** What one learner did of one item since they joined. */
export const ItemResult = z.object({
  /** The id of the item. */
  item: z.int(),
  /** Of the best take; null while none has a score. */
  band: z.enum(CLASS_BANDS).nullable(),
  lastAt: Instant,
});
export type ItemResult = z.output<typeof ItemResult>;

const ClassMember = z.object({
  id: z.int(),
  name: z.string(),
  joinedAt: Instant,
  /** Only of items that were practiced. */
  results: z.array(ItemResult),
});
export type ClassMember = z.output<typeof ClassMember>;

const TaughtClass = z.object({
  id: z.int(),
  ...about,
  teacher: z.string(),
  /** Of the link that learners open. */
  token: z.string(),
  /** When the class and everything in it is deleted. */
  keptUntil: Instant,
  items: z.array(ClassItem),
  members: z.array(ClassMember),
});
export type TaughtClass = z.output<typeof TaughtClass>;

export const listClasses = {
  method: 'GET',
  path: '/api/classes',
  access: 'user',
  summary: 'The classes that you teach, and those that you are in',
  response: z.object({
    teaching: z.array(
      z.object({
        id: z.int(),
        ...about,
        token: z.string(),
        items: z.int(),
        members: z.int(),
      }),
    ),
    learning: z.array(
      z.object({
        ...about,
        teacher: z.string(),
        token: z.string(),
        items: z.int(),
        done: z.int(),
      }),
    ),
  }),
} satisfies Endpoint;

export const createClass = {
  method: 'POST',
  path: '/api/classes',
  access: 'user',
  summary: 'Make a class: a link with things to practice and a last day',
  body: ClassPlan,
  response: TaughtClass,
  callsPerMinute: 60,
} satisfies Endpoint;

export const readClass = {
  method: 'GET',
  path: '/api/classes/:id',
  access: 'user',
  summary: 'A class that you teach: who joined, and how far they are',
  params: z.object({ id: Id }),
  response: TaughtClass,
} satisfies Endpoint;

export const changeClass = {
  method: 'PUT',
  path: '/api/classes/:id',
  access: 'user',
  summary:
    'Change a class that you teach. Once someone has joined, it can end sooner but not later.',
  params: z.object({ id: Id }),
  body: ClassPlan,
  response: TaughtClass,
  callsPerMinute: 60,
} satisfies Endpoint;

export const endClass = {
  method: 'POST',
  path: '/api/classes/:id/end',
  access: 'user',
  summary: 'End a class now: nothing practiced from now on counts',
  params: z.object({ id: Id }),
  response: TaughtClass,
} satisfies Endpoint;

export const deleteClass = {
  method: 'DELETE',
  path: '/api/classes/:id',
  access: 'user',
  summary: 'Delete a class that you teach, with everything in it',
  params: z.object({ id: Id }),
  response: Message,
} satisfies Endpoint;

const member = z.object({ id: Id, member: Id });

export const readMember = {
  method: 'GET',
  path: '/api/classes/:id/members/:member',
  access: 'user',
  summary: 'One learner of a class that you teach, with the sounds that need work',
  params: member,
  response: ClassMember.extend({
    /** The least clear first; from takes of the class alone. */
    sounds: z.array(SoundName),
  }),
} satisfies Endpoint;

export const removeMember = {
  method: 'DELETE',
  path: '/api/classes/:id/members/:member',
  access: 'user',
  summary: 'Take someone out of a class that you teach',
  params: member,
  response: Message,
} satisfies Endpoint;

const OpenedClass = z.object({
  ...about,
  teacher: z.string(),
  items: z.array(ClassItem),
  /** Whether you teach it. */
  isMine: z.boolean(),
  /** If you have joined: what the teacher sees of you. */
  membership: z
    .object({ name: z.string(), joinedAt: Instant, results: z.array(ItemResult) })
    .nullable(),
});
export type OpenedClass = z.output<typeof OpenedClass>;

export const openClass = {
  method: 'GET',
  path: '/api/class/:token',
  access: 'public',
  summary: 'What the link of a class shows: what is asked, by whom and until when',
  params: z.object({ token: ClassToken }),
  response: OpenedClass,
  // A school may share one address.
  callsPerMinute: 120,
} satisfies Endpoint;

export const joinClass = {
  method: 'POST',
  path: '/api/class/:token/join',
  access: 'user',
  summary:
    'Join a class, and agree that its teacher sees your results in its items until it ends. Joining again changes nothing.',
  params: z.object({ token: ClassToken }),
  body: z.object({
    name: ShownName,
    /** The last day as the learner was shown it: they agree to no later one. */
    endsOn: Day.optional(),
  }),
  response: OpenedClass,
  callsPerMinute: 60,
} satisfies Endpoint;

export const leaveClass = {
  method: 'POST',
  path: '/api/class/:token/leave',
  access: 'user',
  summary: 'Leave a class: its teacher sees nothing of you anymore',
  params: z.object({ token: ClassToken }),
  response: OpenedClass,
} satisfies Endpoint;

export const classes = {
  listClasses,
  createClass,
  readClass,
  changeClass,
  endClass,
  deleteClass,
  readMember,
  removeMember,
  openClass,
  joinClass,
  leaveClass,
};
