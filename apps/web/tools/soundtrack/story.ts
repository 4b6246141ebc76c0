import type { Story } from '@templefall/soundtrack';

/** A game that is lost at the end, with everything in it that music follows: used for every recording. */
export const STORY: Story = {
  situations: [
    { at: 60_000, situation: { gems: 0.15, stuck: 0, exitFound: false } },
    { at: 130_000, situation: { gems: 0.3, stuck: 0, exitFound: false } },
    { at: 270_000, situation: { gems: 0.5, stuck: 1, exitFound: false } },
    { at: 300_000, situation: { gems: 0.5, stuck: 0, exitFound: false } },
    { at: 470_000, situation: { gems: 0.9, stuck: 0, exitFound: true } },
  ],
  ending: { at: 600_250, outcome: 'fall' },
};

export const SEED_TEXT = 'the first temple';
export const SAMPLE_RATE = 44_100;
