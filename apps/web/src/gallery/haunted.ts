import { type Sample, six } from './samples.ts';

/** The ghost stands in my room, and my torches push it on: which way is asked. */
export const haunted = (): Sample => {
  const sample = six();
  const { modules, players } = sample.view;
  const [me] = players;
  const quests = { ...(modules.quests as object), ghost: me?.spot };
  return { ...sample, view: { ...sample.view, modules: { ...modules, quests } } };
};
