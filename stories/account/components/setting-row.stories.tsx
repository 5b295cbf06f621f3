import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { RowButton } from '#src/features/account/row-button';
import { SettingRow, SettingRows } from '#src/features/account/setting-row';

const meta = preview.meta({
  title: 'Account/Components/SettingRow',
  component: SettingRow,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <SettingRows>
        <Story />
      </SettingRows>
    ),
  ],
  parameters: componentDocs('src/features/account/setting-row.tsx', 'SettingRow', { isShort: true }),
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    term: 'E-mail',
    icon: <MailOutlined />,
    children: 'mia@castellan.example',
    note: 'Confirmed on Nov 2, 2026',
    action: <RowButton action="Change" setting="E-mail" onPress={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('E-mail');
    const [value, action] = canvas.getAllByRole('definition');
    await expect(value).toHaveTextContent('mia@castellan.exampleConfirmed on Nov 2, 2026');
    await expect(action).toHaveTextContent('Change');
  },
});
