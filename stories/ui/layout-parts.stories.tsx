import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { Filters } from '#src/ui/filters';
import { Stack } from '#src/ui/stack';
import { Tag } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { DetailLine, TwoLine } from '#src/ui/two-line';

const meta = preview.meta({ title: 'UI/Parts/Layout parts' });
const LONG_NAME = 'prices-of-all-shops-in-the-north-2026-11-20.xlsx';

export const TwoLines = meta.story({
  name: 'Two-line cells',
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 200 }}>
      <TwoLine title={LONG_NAME} detail="Excel, all rows" />
      <TwoLine title={<a href="/orders/1">Premium for a year</a>} detail="No. 2026-1187" />
      <TwoLine plain title={<Tag variant="warning">Waiting for payment</Tag>}>
        <DetailLine>Lapses in 2 hours</DetailLine>
        <DetailLine>The card was declined</DetailLine>
      </TwoLine>
      <TwoLine title="Nothing more to say" detail="" />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByTitle(LONG_NAME);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    const link = canvas.getByRole('link', { name: 'Premium for a year' });
    await expect(link.clientWidth).toBe(name.clientWidth);
    const detail = canvas.getByText('No. 2026-1187');
    await expect(detail.getBoundingClientRect().top).toBeGreaterThan(link.getBoundingClientRect().top);
    await expect(canvas.getByText('Nothing more to say').nextElementSibling).toBeNull();
  },
});

export const FilterBar = meta.story({
  name: 'Filter bar',
  render: () => (
    <div style={{ maxWidth: 240 }}>
      <Filters>
        <Button>Any status</Button>
        <Button>Any category</Button>
        <Button>Any time</Button>
      </Filters>
      <p>The list</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(last?.top).toBe((first?.bottom ?? 0) + 8);
    await expect(canvas.getByText('The list').getBoundingClientRect().top).toBe((last?.bottom ?? 0) + 16);
  },
});

export const StackedParts = meta.story({
  name: 'Stack',
  render: () => (
    <div style={{ maxWidth: 240 }}>
      <Stack gap={4}>
        <p>The first part</p>
        <p>The second part</p>
        <p style={{ whiteSpace: 'nowrap' }}>A line that is wider than the page</p>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/part$/).map((part) => part.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
    await expect(canvas.getByText(/^A line/).clientWidth).toBe(240);
  },
});

export const Texts = meta.story({
  name: 'Text',
  render: () => (
    <Stack gap={2}>
      <p>Text as it is</p>
      <Text tone="secondary">Secondary text</Text>
      <Text tone="secondary" size="body">
        Secondary text, smaller
      </Text>
      <Text tone="tertiary">Tertiary text</Text>
      <p>
        Text with{' '}
        <Text as="span" tone="tertiary" size="caption">
          a caption in it
        </Text>
      </p>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const styleOf = (text: string) => getComputedStyle(canvas.getByText(text));
    await expect(styleOf('Secondary text').fontSize).toBe(styleOf('Text as it is').fontSize);
    await expect(styleOf('Secondary text, smaller').fontSize).toBe('13px');
    await expect(styleOf('a caption in it').fontSize).toBe('12px');
    const colors = ['Text as it is', 'Secondary text', 'Tertiary text'].map((text) => styleOf(text).color);
    await expect(new Set(colors).size).toBe(3);
  },
});
