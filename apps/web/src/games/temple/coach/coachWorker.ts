import { type Asked, type Coaching, createTempleCoach } from '@templefall/bots/coach';
import { seededChance, seedOf } from '@templefall/kit';

export interface CoachQuestion {
  readonly number: number;
  readonly asked: Asked;
}
export interface CoachAnswer {
  readonly number: number;
  readonly coaching: Coaching;
}

const coach = createTempleCoach();
/** Whoever asks twice in the same position is told the same. */
const chance = seededChance(seedOf('coach'));

/** Works out what the coach says off the page's own thread: dice go on rolling. */
addEventListener('message', ({ data: { number, asked } }: MessageEvent<CoachQuestion>) => {
  const answer: CoachAnswer = { number, coaching: coach.coaching(asked, chance(0, 0)) };
  postMessage(answer);
});
