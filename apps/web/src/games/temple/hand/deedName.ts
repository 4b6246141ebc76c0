import type { Command } from '@templefall/temple';

/** A deed by name, as its buttons carry it, so that a lesson finds them whatever they say: `enter 1,0`, `free 1`, `escape`. */
export const deedName = (command: Command): string => {
  const target = TARGETS.flatMap(key =>
    key in command ? [(command as { readonly [key: string]: unknown })[key]] : [],
  )[0];
  return target === undefined ? command.type : `${command.type} ${target}`;
};

const TARGETS = ['treasure', 'curse', 'to', 'side', 'helped', 'gems', 'vote'] as const;
