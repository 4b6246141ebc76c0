import type { Millis } from '@templefall/kit';
import { clockTime } from '@templefall/texts';
import { CHART, chartX } from './chartScale.ts';

/** The moment one looks at, over the chart; what comes after it is veiled. */
export const ChartFlag = ({ at, end }: { at: Millis; end: Millis }) => {
  const x = chartX(at, end);
  return (
    <>
      <svg class="chart flag" viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
        <rect
          x={x}
          y={CHART.top - 8}
          width={CHART.width - CHART.right - x}
          height={CHART.gemsFloor - CHART.top + 8}
          fill="#12151a"
          fill-opacity=".5"
        />
        <path d={`M${x} ${CHART.top - 8}V${CHART.gemsFloor}`} stroke="#fff1d4" stroke-width="2.4" />
      </svg>
      <b class="flag-time num" style={{ '--x': x / CHART.width }} aria-hidden="true">
        {clockTime(at)}
      </b>
    </>
  );
};
