import type { Module } from '@templefall/kernel';
import type { Context, RollWriteQuestions } from '../context.ts';
import type { CoreEvent } from '../events.ts';
import type { VariantSetup } from '../setup.ts';

/** A variant is a module of the kernel that looks at this game's tables. One at a time is on (WV). */
export type Variant<Slice, Command, Event> = Module<
  Context,
  VariantSetup,
  RollWriteQuestions,
  CoreEvent,
  Slice,
  Command,
  Event
>;
