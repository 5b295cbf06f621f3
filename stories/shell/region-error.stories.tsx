import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RegionBoundary } from '#src/ui/region-boundary';

let broken = true;

function Fragile() {
  if (broken) throw new Error('broken on purpose');
  return <p>12 tasks are running</p>;
}

function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <RegionBoundary>
        <Fragile />
      </RegionBoundary>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    </>
  );
}

const meta = preview.meta({ title: 'Shell/Panels/Region error', render: () => <Page /> });

export const RetryOffered = meta.story({
  name: 'Retry offered',
  beforeEach: () => {
    broken = true;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This section stopped working')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0 times' }));
      await expect(canvas.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByText('This section stopped working')).toBeVisible();
    });
  },
});
