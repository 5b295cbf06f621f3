import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import type { OperationId } from '#src/contract/operations.gen';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { AvatarDialog } from './avatar/avatar-dialog';
import { EmailDialog } from './email-dialog';
import { FullNameDialog } from './full-name-dialog';
import { PasswordDialog } from './password-dialog';
import { SurveyDialog } from './survey-dialog';
import { UserNameDialog } from './user-name-dialog';

let emulator: TestEmulator;
const onClose = vi.fn();
const dialog = { open: true, onClose, onClosed: () => undefined };
const bodies = (operation: OperationId) => emulator.sent(operation).map(({ body }) => body);

beforeAll(() => startLanguages('en-US'));
beforeEach(async () => {
  onClose.mockClear();
  emulator = await startEmulator();
});

const draw = (content: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UiProvider theme="light" motion={false}>
          {content}
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const type = (name: RegExp, value: string) => {
  const field = screen.getByLabelText<HTMLInputElement>(name);
  fireEvent.change(field, { target: { value } });
  return field;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the user name dialog refuses an invalid name, and an unchanged name sends no call', async () => {
  draw(<UserNameDialog {...dialog} userName="mia" />);
  type(/^Username/, 'mia castellan');
  press('Save');
  expect(await screen.findByText('Don’t use spaces, @, or slashes.')).toBeTruthy();
  type(/^Username/, ' mia ');
  press('Save');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(emulator.sent()).toEqual([]);
});

test('ERR-04 API-009 a taken name shows an error at its field until another name is typed', async () => {
  emulator.fail('changeUserName', { kind: 'status', status: 422, code: 'FailModifyUserName' });
  draw(<UserNameDialog {...dialog} userName="mia" />);
  const field = type(/^Username/, 'nora');
  press('Save');
  expect(await screen.findByText(/is taken/)).toBeTruthy();
  expect(field.value).toBe('nora');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type(/^Username/, 'noram');
  await vi.waitFor(() => expect(screen.queryByText(/is taken/)).toBeNull());
});

test('API-009 after too many attempts the button stays disabled for the time in Retry-After', async () => {
  emulator.fail('changeUserName', { kind: 'status', status: 429, code: 'TooManyRequests', retryAfter: 30 });
  draw(<UserNameDialog {...dialog} userName="mia" />);
  type(/^Username/, 'miac');
  press('Save');
  expect(await screen.findByText(/Too many attempts. Try again in 30 seconds/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
});

test('API-005 an empty full name removes the stored name', async () => {
  draw(<FullNameDialog {...dialog} fullName="Mia Castellan" />);
  type(/^Full name/, '  ');
  press('Save name');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodies('updateAccount')).toEqual([{ extractInfo: { fullName: null } }]);
});

test('API-004 ENUM-57 ENUM-58 the survey sends all answers, including removed ones', async () => {
  draw(<SurveyDialog {...dialog} company="Castellan" dataUse={['leads', 'travel']} jobRole="analyst" />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Travel' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sports' }));
  type(/^Company \(/, '');
  press('Save answers');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodies('saveExtraInfo')).toEqual([{ company: null, dataUse: ['leads', 'sports'], jobRole: 'analyst' }]);
});

test('FORM-81 an invalid or unchanged e-mail address is refused without a call', async () => {
  draw(<EmailDialog {...dialog} email="mia@example.com" />);
  for (const [address, message] of [
    ['', /Enter an email address/],
    ['mia@', /Enter a valid email address/],
    ['MIA@example.com', /already your email address/],
  ] as const) {
    type(/^New email address/, address);
    press('Send code');
    expect(await screen.findByText(message)).toBeTruthy();
  }
  expect(emulator.sent()).toEqual([]);
});

test('API-010 API-011 API-012 a new e-mail address is checked, verified by a code and bound', async () => {
  draw(<EmailDialog {...dialog} email="mia@example.com" />);
  type(/^New email address/, ' new@example.com ');
  press('Send code');
  expect((await screen.findAllByText(/We sent a code to new@example.com/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Resend code' }).getAttribute('aria-disabled')).toBe('true');
  press('Confirm address');
  expect(await screen.findByText('Enter the code from the email.')).toBeTruthy();
  const code = type(/^Verification code/, '111111');
  press('Confirm address');
  expect(await screen.findByText(/This code is wrong or has expired/)).toBeTruthy();
  expect(code.value).toBe('111111');
  type(/^Verification code/, ' 123456 ');
  press('Confirm address');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodies('bindEmail')).toEqual([
    { email: 'new@example.com', code: '111111' },
    { email: 'new@example.com', code: '123456' },
  ]);
});

test('API-006 API-007 the current password is verified before the new one is stored', async () => {
  draw(<PasswordDialog {...dialog} hasPassword names={['mia@example.com', 'mia']} />);
  type(/^Current password/, 'gleaner');
  type(/^New password \*?$|^New password$/, 'three-lamps-3');
  type(/^Confirm new password/, 'three-lamps-3');
  press('Change password');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(emulator.sent('verifyPassword', 'changePassword').map(({ operation, body }) => [operation, body])).toEqual([
    ['verifyPassword', { password: 'gleaner' }],
    ['changePassword', { currentPassword: 'gleaner', newPassword: 'three-lamps-3' }],
  ]);
});

test('API-007 a server error about the new password shows at its field', async () => {
  const details = [{ field: 'newPassword', message: 'no' }];
  emulator.fail('setPassword', { kind: 'status', status: 422, code: 'Invalid', details });
  draw(<PasswordDialog {...dialog} hasPassword={false} names={[]} />);
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  type(/^New password \*?$|^New password$/, 'three-lamps-3');
  type(/^Confirm new password/, 'three-lamps-3');
  press('Set password');
  expect(await screen.findByText(/This password isn’t accepted/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

describe('profile picture', () => {
  const choose = (name: string, type = 'image/png') => {
    const file = new File(['?'], name, { type });
    fireEvent.change(screen.getByLabelText(/picture$/, { selector: 'input' }), { target: { files: [file] } });
    return file;
  };
  const open = vi.fn<(file: File) => Promise<ImageBitmap>>();
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', open);
    open.mockRejectedValue(new Error('no picture'));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('choosing another file replaces the error of the previous file', async () => {
    draw(<AvatarDialog {...dialog} hasPicture={false} />);
    choose('notes.png');
    expect(await screen.findByText(/can’t read this file as a picture/)).toBeTruthy();
    expect(screen.getByText('notes.png')).toBeTruthy();
    choose('letter.pdf', 'application/pdf');
    expect(await screen.findByText(/letter\.pdf/)).toBeTruthy();
    expect(screen.queryByText(/can’t read this file as a picture/)).toBeNull();
  });

  test('a late error of the previous file does not appear for the current one', async () => {
    let fail: (error: Error) => void = () => undefined;
    open.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    open.mockResolvedValueOnce({ width: 20, height: 20, close: () => undefined });
    draw(<AvatarDialog {...dialog} hasPicture={false} />);
    choose('large.png');
    choose('icon.png');
    expect(await screen.findByText(/This picture is too small/)).toBeTruthy();
    await act(async () => {
      fail(new Error('no picture'));
      await Promise.resolve();
    });
    expect(screen.queryByText(/can’t read this file as a picture/)).toBeNull();
    expect(screen.getByText('icon.png')).toBeTruthy();
  });
});
