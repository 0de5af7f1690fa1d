import { CLASS_NAME_MAX, SHOWN_NAME_MAX } from '@saywell/contract';
import { date, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { ownerId } from './accounts.ts';
import { createdAt, instant } from './columns.ts';
import { exercises } from './exercises.ts';

/** A link with things to practice and a last day, made by a teacher. */
export const classes = pgTable(
  'classes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The teacher. */
    userId: ownerId().notNull(),
    name: varchar({ length: CLASS_NAME_MAX }).notNull(),
    teacher: varchar({ length: SHOWN_NAME_MAX }).notNull(),
    /** Of the link; as it is, because the teacher has to find the link again. */
    token: text().notNull().unique('classes_token_unique'),
    /** The last day that counts. */
    endsOn: date().notNull(),
    /** When that day is over where the teacher is, or when they ended the class. */
    endsAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('classes_user_id_index').on(table.userId),
    index('classes_ends_at_index').on(table.endsAt),
  ],
);

export const classItems = pgTable(
  'class_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The teacher's, so that an export has what they asked for. */
    userId: ownerId().notNull(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    exerciseId: integer()
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    /** What was practiced before counts for nothing. */
    createdAt: createdAt(),
  },
  (table) => [
    unique('class_items_exercise_unique').on(table.classId, table.exerciseId),
    index('class_items_user_id_index').on(table.userId),
    index('class_items_exercise_id_index').on(table.exerciseId),
  ],
);

/** Who has joined a class and thereby agreed that its teacher sees their results in its items. */
export const classMembers = pgTable(
  'class_members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId().notNull(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** What the teacher calls them by. */
    name: varchar({ length: SHOWN_NAME_MAX }).notNull(),
    agreedAt: createdAt(),
  },
  (table) => [
    unique('class_members_member_unique').on(table.classId, table.userId),
    index('class_members_user_id_index').on(table.userId),
  ],
);
