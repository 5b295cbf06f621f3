import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CountryField } from '#src/features/billing/information/country-field';

function CountryStory() {
  const [country, setCountry] = useState('');
  return (
    <main style={{ maxWidth: 360, padding: 24 }}>
      <CountryField value={country} onChange={setCountry} required />
      <output aria-label="Chosen">{country}</output>
    </main>
  );
}

const meta = preview.meta({
  title: 'Billing/Fields/Country',
  component: CountryStory,
  parameters: { gleaner: { persona: 'standard' } },
});

const field = async () => {
  const input = await screen.findByRole('combobox', { name: /^Country/ });
  await waitFor(() => expect(input).toHaveAttribute('placeholder', 'Name, code, or +49'));
  return input;
};

export const Empty = meta.story({
  name: 'SHR-02 Empty',
  play: async () => {
    const input = await field();
    await expect(input).toHaveValue('');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const Open = meta.story({
  name: 'SHR-02 ENUM-42 Open',
  play: async () => {
    const input = await field();
    const list = () => within(screen.getByRole('listbox', { name: 'Countries' }));
    const marked = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.type(input, '+44');
    await waitFor(() => expect(list().getByText('GB +44')).toBeVisible());
    await userEvent.clear(input);
    await userEvent.type(input, 'deutsch');
    await waitFor(() => expect(list().getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Germany');
    await expect(screen.getByLabelText('Chosen')).toHaveTextContent('DE');
    await userEvent.click(input);
    await waitFor(() => expect(marked()).toHaveTextContent('Germany'));
    await expect(marked()).toHaveAttribute('aria-setsize', '249');
    await expect(list().getAllByRole('option').length).toBeLessThan(40);
    const place = Number(marked()?.ariaPosInSet);
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await waitFor(() => expect(marked()).toHaveAttribute('aria-posinset', String(place + 9)));
    await expect(marked()).toBeVisible();
  },
});

export const Nothing = meta.story({
  name: 'SHR-02 Nothing fits',
  play: async () => {
    const input = await field();
    await userEvent.type(input, 'Atlantis');
    await expect((await screen.findAllByText('No countries match'))[0]).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.tab();
      await expect(input).toHaveValue('Atlantis');
      await expect(input).toHaveAccessibleDescription('“Atlantis” isn’t on the list. Choose an option.');
      await expect(screen.getByLabelText('Chosen')).toHaveTextContent('');
    });
  },
});
