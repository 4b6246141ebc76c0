export { type Bot, type Contest, type Figures, type Played, playSitting, type Sitting } from './contest.ts';
export { type LuckAndChoice, type LuckQuestion, luckAndChoice, type Milestone, type Stretch } from './luck.ts';
export { rollwriteContest } from './rollwrite.ts';
export { average, type Estimate, rankCorrelation, share } from './statistics.ts';
export { type Summary, summaryOf } from './summary.ts';
export { templeContest } from './temple.ts';
