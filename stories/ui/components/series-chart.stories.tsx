import { expect, waitFor } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { SeriesChart } from '#src/ui/chart/series-chart';

const meta = preview.meta({
  title: 'UI/SeriesChart',
  component: SeriesChart,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/chart/series-chart.tsx', 'SeriesChart'),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    type: 'bar',
    title: 'Rows per day',
    axisLabel: 'Day',
    series: [{ key: 'rows', label: 'Rows' }],
    points: [1200, 1850, 900, 2400].map((rows, index) => ({ at: `11/${String(index + 10)}`, values: { rows } })),
    height: 220,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^Rows per day/ })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(4), {
      timeout: 10_000,
    });
  },
});
