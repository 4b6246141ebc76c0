/**
 * A histogram in Prometheus' text form. The library's own costs as much as deciding a command does; this one counts in
 * an array, and words are made when somebody asks.
 */
export const histogram = (name: string, help: string, bounds: readonly number[]) => {
  const counts = new Float64Array(bounds.length + 1);
  let sum = 0;
  return {
    observe: (value: number): void => {
      let index = 0;
      while (index < bounds.length && value > (bounds[index] ?? 0)) index += 1;
      counts[index] = (counts[index] ?? 0) + 1;
      sum += value;
    },
    text: (): string => {
      let total = 0;
      const buckets = [...bounds, '+Inf'].map((bound, index) => {
        total += counts[index] ?? 0;
        return `${name}_bucket{le="${bound}"} ${total}`;
      });
      return [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} histogram`,
        ...buckets,
        `${name}_sum ${sum}`,
        `${name}_count ${total}`,
        '',
      ].join('\n');
    },
  };
};
