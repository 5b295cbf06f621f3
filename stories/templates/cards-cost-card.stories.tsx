import { useQuery } from '@tanstack/react-query';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { templateQueries } from '#src/data/templates';
import { CostCard } from '#src/features/templates/form/cost-card';
import { answered } from '#stories/answered';

const meta = preview.meta({ title: 'Templates/Cards/Cost card' });

function CardOf({ id }: { readonly id: string }) {
  const { data: setup } = useQuery(templateQueries.setup(id));
  return <main style={{ maxWidth: 720 }}>{setup && <CostCard setup={setup} />}</main>;
}

async function valueOf(term: string): Promise<HTMLElement> {
  const card = within(await screen.findByRole('region', { name: 'Run cost' }));
  return card.getByText(term).parentElement as HTMLElement;
}

export const EnoughBalance = meta.story({
  name: 'ERR-16 CONST-09 I18N-04 Enough balance',
  parameters: { gleaner: { persona: 'standard' } },
  render: () => <CardOf id="1001" />,
  play: async ({ canvas }) => {
    await expect(await valueOf('Price')).toHaveTextContent('$2.40 per 1,000 rows');
    await canvas.findByText('$42.50');
    await expect(await valueOf('Rows covered')).toHaveTextContent('about 17,708');
    await expect(await valueOf('Remaining today')).toHaveTextContent('200,000 rows50 runs');
    await answered();
    await expect(screen.queryByRole('link', { name: 'Top up balance' })).toBeNull();
  },
});

export const LowBalance = meta.story({
  name: 'ERR-16 Low balance',
  parameters: { gleaner: { scenario: 'lowBalance', persona: 'standard' } },
  render: () => <CardOf id="1021" />,
  play: async ({ canvas }) => {
    await canvas.findByText('$2.00');
    await expect(await valueOf('Rows covered')).toHaveTextContent('about 2,500');
    await expect(canvas.getByText('Your balance is low. We’ll ask you before a run starts.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Top up balance' })).toHaveAttribute(
      'href',
      '/console/balance',
    );
  },
});

export const BelowGranularity = meta.story({
  name: 'ERR-16 Below granularity, as enterprise child',
  parameters: { gleaner: { scenario: 'balanceBelowGranularity', persona: 'enterpriseChild' } },
  render: () => <CardOf id="1021" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your balance doesn’t cover a run. You need at least $1.00.')).toBeVisible();
    await expect(await canvas.findByText(/Ask your admin about plans/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Top up balance' })).toBeNull();
  },
});

export const DailyLimitReached = meta.story({
  name: 'CONST-09 Daily limit reached',
  parameters: { gleaner: { scenario: 'startResultReachTemplateDailyExtractLimit', persona: 'standard' } },
  render: () => <CardOf id="1001" />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This template has reached its daily row limit. Try again tomorrow.'),
    ).toBeVisible();
    await expect(await valueOf('Remaining today')).toHaveTextContent('0 rows49 runs');
  },
});

export const Failed = meta.story({
  name: 'ERR-16 Failed and retried',
  parameters: { gleaner: { scenario: 'costUnknown', persona: 'standard' } },
  render: () => <CardOf id="1001" />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Couldn’t load your balance and daily limit.', {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(await valueOf('Your balance')).toHaveTextContent('Unknown');
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByText('$42.50')).toBeVisible();
    });
  },
});
