export interface Summary {
  median: number;
  lowest: number;
  highest: number;
}

/** Returns the median of some figures, and their lowest and highest. */
export function summarize(figures: readonly number[]): Summary {
  return {
    median: pickPercentile(figures, 50),
    lowest: Math.min(...figures),
    highest: Math.max(...figures),
  };
}

/** Returns a percentile of some figures by nearest rank; `NaN` if there are no figures. */
export function pickPercentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the slope of a line through the points, by least squares. */
export function fitSlope(points: readonly { x: number; y: number }[]): number {
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const x = mean((point) => point.x);
  const y = mean((point) => point.y);
  return mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
}
