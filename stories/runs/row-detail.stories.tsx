import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { RowFieldType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { RowDetail } from '#src/shared/rows/row-detail';

const fields: Schemas['RowField'][] = [
  { name: 'name', displayText: 'Name', type: RowFieldType.Text },
  { name: 'page', displayText: 'Page', type: RowFieldType.Link },
  { name: 'script', displayText: 'Odd link', type: RowFieldType.Link },
  { name: 'photo', displayText: 'Photo', type: RowFieldType.Image },
  { name: 'price', displayText: 'Price', type: RowFieldType.Number },
  { name: 'seen', displayText: 'Seen', type: RowFieldType.Date },
  { name: 'variants', displayText: 'Variants', type: RowFieldType.Json },
  { name: 'note', displayText: 'Note', type: RowFieldType.Text },
];
const row: Schemas['DataRow'] = {
  name: 'Brass desk lamp',
  page: 'https://shop.example/p/1',
  script: 'javascript:alert(1)',
  photo: 'gleaner-picture:lamp-1a2b3c',
  price: 1249.5,
  seen: '2026-11-16',
  variants: { colours: ['brass', 'black'] },
  note: null,
};

const meta = preview.meta({ title: 'Runs/Drawers/Row detail' });

export const Ready = meta.story({
  name: 'Ready',
  render: () => (
    <RowDetail index={4} total={4210} row={row} fields={fields} onMove={() => undefined} onClose={() => undefined} />
  ),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Row 5 of 4,210' }));
    await waitFor(() => expect(drawer.getByText('Brass desk lamp')).toBeVisible());
    const link = drawer.getByRole('link', { name: /shop\.example/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(drawer.getAllByRole('link')).toHaveLength(1);
    await expect(drawer.getByRole('img', { name: 'Photo' })).toBeVisible();
    await expect(drawer.getByText('1,249.5')).toBeVisible();
    const colours = within(drawer.getByText('colours').closest('div') ?? document.body);
    await expect(colours.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['brass', 'black']);
    await expect(drawer.getByText('Empty')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Copy Price' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Next row' })).toBeEnabled();
  },
});
