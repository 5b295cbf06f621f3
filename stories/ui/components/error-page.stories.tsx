import { expect } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { ErrorPage } from '#src/ui/error-page';

const meta = preview.meta({
  title: 'UI/ErrorPage',
  component: ErrorPage,
  tags: ['autodocs'],
  parameters: componentDocs('src/ui/error-page.tsx', 'ErrorPage', { pattern: 'error' }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    drawing: 'signpost',
    title: 'This page does not exist',
    children: 'Check the address.',
    actions: <Button>Back</Button>,
    report: '4f2a',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  },
});
