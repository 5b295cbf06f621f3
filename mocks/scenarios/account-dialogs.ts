import { TrialState } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { personas } from '#mocks/personas';
import { defineScenarios } from './scenario';

const DAY = 86_400_000;

const mailCalls: readonly OperationId[] = ['sendEmailCode', 'sendRegistrationCode', 'requestPasswordReset'];
const codeCalls: readonly OperationId[] = ['bindEmail', 'deleteAccount', 'register'];
const passwordCalls: readonly OperationId[] = ['verifyPassword', 'changePassword', 'deleteAccount'];
const linkCalls: readonly OperationId[] = ['linkGoogleAccount', 'linkMicrosoftAccount', 'linkAppleAccount'];
const unlinkCalls: readonly OperationId[] = ['unlinkGoogleAccount', 'unlinkMicrosoftAccount', 'unlinkAppleAccount'];
const changeCalls: readonly OperationId[] = [
  'updateAccount',
  'saveExtraInfo',
  'changeUserName',
  'bindEmail',
  'setAvatar',
];

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAMAAABg3Am1AAAACVBMVEXb6eQfb1zywZsVBGHfAAAAWklEQVR42u3TsQrAIBTFUJP//+iC0K3SZiti5nsmn2OcNspZnH8n2oQ2oU1oFAf8A+SX7rfUr7X/h/7j9ohZGt/F+SvhsThfE2gCmoAmIIoKIIoKIIoKIIoCLqBYBAUO+GCTAAAAAElFTkSuQmCC';

const changeStandardAccount =
  (change: (draft: AccountRecord, now: number) => void) => async (db: Database, now: number) =>
    void (await db.accounts.update(personas.standard.userId, (draft) => change(draft, now)));

export const accountDialogScenarios = defineScenarios({
  userNameTaken: {
    description: 'Every new user name is already taken (FailModifyUserName).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'FailModifyUserName', operation: 'changeUserName' }],
  },
  userNameRefused: {
    description: 'The server refuses a new user name with a code that the app does not know.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'NameFilterRejected', operation: 'changeUserName' }],
  },
  verificationCodeFailed: {
    description: 'Every verification code is rejected as wrong (VerificationCodeFailed).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'VerificationCodeFailed', operation: codeCalls }],
  },
  codeCallFailed: {
    description: 'Verification codes cannot be checked because the code service is unreachable (HttpApiCallError).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'HttpApiCallError', operation: codeCalls }],
  },
  codeRateLimited: {
    description: 'No new verification code can be sent for 45 seconds (429).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 429, code: 'TooManyRequests', retryAfter: 45, operation: mailCalls }],
  },
  passwordWrong: {
    description: 'The current password is always rejected as wrong (FailValidatePassword).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'FailValidatePassword', operation: passwordCalls }],
  },
  passwordLocked: {
    description: 'Too many wrong passwords: the current password cannot be checked for 30 seconds (429).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 429, code: 'TooManyRequests', retryAfter: 30, operation: passwordCalls }],
  },
  passwordNotSet: {
    description: 'The account was created with Google and has no password. Google is the only way to sign in.',
    persona: 'standard',
    seed: changeStandardAccount((draft) => {
      draft.passwordDigest = undefined;
      draft.phone = undefined;
    }),
  },
  emailTaken: {
    description: 'Every new e-mail address already belongs to another account.',
    persona: 'standard',
    faults: [
      { kind: 'answer', operation: 'checkEmailUsed', body: { used: true } },
      {
        kind: 'status',
        status: 409,
        code: 'EmailAlreadyUsed',
        operation: ['sendEmailCode', 'bindEmail', 'sendRegistrationCode', 'register'],
      },
    ],
  },
  accountUnlinked: {
    description: 'No Google, Microsoft or Apple account is linked.',
    persona: 'standard',
    seed: changeStandardAccount((draft) => void (draft.links = [])),
  },
  linkedElsewhere: {
    description: 'The Google, Microsoft or Apple account is already linked to another account.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'LinkedToAnotherAccount', operation: linkCalls }],
  },
  linkRefused: {
    description: 'Linking and unlinking a Google, Microsoft or Apple account fails (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: [...linkCalls, ...unlinkCalls] }],
  },
  pictureSet: {
    description: 'The account has a profile picture.',
    persona: 'standard',
    seed: async (db, now) => {
      const { userId } = personas.standard;
      const portrait = { fileId: 'file-portrait', userId, fileName: 'portrait.png', contentType: 'image/png' };
      await db.files.insert({ ...portrait, size: 168, url: PICTURE, createdAt: now - 40 * DAY });
      await db.accounts.update(userId, (draft) => void (draft.avatarFileId = portrait.fileId));
    },
  },
  avatarTooLarge: {
    description: 'Every picture upload is refused because the file is too large (413).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 413, code: 'TooLarge', operation: 'uploadFile' }],
  },
  avatarRefused: {
    description: 'Every picture upload is refused because the file is not an image (422).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'Invalid', operation: 'uploadFile' }],
  },
  accountChangesRefused: {
    description: 'Changes to the account fail (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: changeCalls }],
  },
  loginRecordsFailed: {
    description: 'The login history fails to load (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listLoginRecords' }],
  },
  settingsFailed: {
    description: 'Saved settings cannot be loaded, and changes to them cannot be saved (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: ['listUserConfigs', 'saveUserConfig', 'deleteUserConfig'] }],
  },
  surveyEmpty: {
    description: 'The company, full name and survey are not filled in.',
    persona: 'standard',
    seed: changeStandardAccount((draft) => {
      draft.company = '';
      draft.fullName = '';
      draft.dataUse = [];
      draft.jobRole = undefined;
    }),
  },
  deletionPlanned: {
    description: 'The standard account was deleted two days ago. Signing in offers to restore it for five more days.',
    persona: 'visitor',
    seed: changeStandardAccount((draft, now) => void (draft.deletesAt = now + 5 * DAY)),
  },
  accountErased: {
    description:
      'The standard account was erased after its grace period. It cannot sign in, and its e-mail address is free again.',
    persona: 'visitor',
    seed: (db) => db.eraseAccount(personas.standard.userId),
  },
  newAccount: {
    description: 'A free account created a moment ago, with no tasks, no survey and no earlier sign-in.',
    persona: 'free',
    seed: async (db, now) => {
      const { userId } = personas.free;
      const account = db.accounts.get(userId);
      const group = db.taskGroups.all().find((entry) => entry.userId === userId && entry.isDefault);
      if (!account || !group) throw new Error('There is no free account.');
      await db.eraseAccount(userId);
      await db.accounts.insert({
        ...account,
        createdAt: now,
        exportedRows: 0,
        trialState: TrialState.Never,
        company: '',
        dataUse: [],
        jobRole: undefined,
      });
      await db.taskGroups.insert(group);
    },
  },
});
