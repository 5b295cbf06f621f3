import { TrialState } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import { personas } from '#mocks/personas';
import { scenarios } from './scenario';

const DAY = 86_400_000;

const mailing: readonly OperationId[] = ['sendEmailCode', 'sendRegistrationCode', 'requestPasswordReset'];
const takingCode: readonly OperationId[] = ['bindEmail', 'deleteAccount', 'register'];
const takingPassword: readonly OperationId[] = ['verifyPassword', 'changePassword', 'deleteAccount'];
const linking: readonly OperationId[] = ['linkGoogleAccount', 'linkMicrosoftAccount', 'linkAppleAccount'];
const unlinking: readonly OperationId[] = ['unlinkGoogleAccount', 'unlinkMicrosoftAccount', 'unlinkAppleAccount'];
const changing: readonly OperationId[] = ['updateAccount', 'saveExtraInfo', 'changeUserName', 'bindEmail', 'setAvatar'];

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAMAAABg3Am1AAAACVBMVEXb6eQfb1zywZsVBGHfAAAAWklEQVR42u3TsQrAIBTFUJP//+iC0K3SZiti5nsmn2OcNspZnH8n2oQ2oU1oFAf8A+SX7rfUr7X/h/7j9ohZGt/F+SvhsThfE2gCmoAmIIoKIIoKIIoKIIoCLqBYBAUO+GCTAAAAAElFTkSuQmCC';

const standard = (change: (draft: AccountRecord, now: number) => void) => async (db: Database, now: number) =>
  void (await db.accounts.update(personas.standard.userId, (draft) => change(draft, now)));

export const accountDialogScenarios = scenarios({
  userNameTaken: {
    says: 'Every user name is taken: FailModifyUserName.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'FailModifyUserName', operation: 'changeUserName' }],
  },
  userNameRefused: {
    says: 'A new user name is refused with a code that nobody has heard of.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'NameFilterRejected', operation: 'changeUserName' }],
  },
  verificationCodeFailed: {
    says: 'Every verification code is wrong: VerificationCodeFailed.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'VerificationCodeFailed', operation: takingCode }],
  },
  codeCallFailed: {
    says: 'The service that checks verification codes cannot be asked: HttpApiCallError.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'HttpApiCallError', operation: takingCode }],
  },
  codeRateLimited: {
    says: 'A code was sent a moment ago: the next one can be sent in 45 seconds.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 429, code: 'TooManyRequests', retryAfter: 45, operation: mailing }],
  },
  passwordWrong: {
    says: 'Every present password is wrong: FailValidatePassword.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'FailValidatePassword', operation: takingPassword }],
  },
  passwordLocked: {
    says: 'The present password was wrong too often: wait 30 seconds.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 429, code: 'TooManyRequests', retryAfter: 30, operation: takingPassword }],
  },
  passwordNotSet: {
    says: 'The account was made with Google and has no password yet; Google is the only way to log in.',
    persona: 'standard',
    seed: standard((draft) => {
      draft.passwordDigest = undefined;
      draft.phone = undefined;
    }),
  },
  emailTaken: {
    says: 'Every new e-mail address belongs to another account.',
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
    says: 'No Google, Microsoft or Apple account is linked.',
    persona: 'standard',
    seed: standard((draft) => void (draft.links = [])),
  },
  linkedElsewhere: {
    says: 'The Google, Microsoft or Apple account is linked to another account.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 409, code: 'LinkedToAnotherAccount', operation: linking }],
  },
  linkRefused: {
    says: 'Linking and unlinking fail (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: [...linking, ...unlinking] }],
  },
  pictureSet: {
    says: 'The account has a picture.',
    persona: 'standard',
    seed: async (db, now) => {
      const { userId } = personas.standard;
      const about = { fileId: 'file-portrait', userId, fileName: 'portrait.png', contentType: 'image/png' };
      await db.files.insert({ ...about, size: 168, url: PICTURE, createdAt: now - 40 * DAY });
      await db.accounts.update(userId, (draft) => void (draft.avatarFileId = about.fileId));
    },
  },
  avatarTooLarge: {
    says: 'Every picture is too large for the server (413).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 413, code: 'TooLarge', operation: 'uploadFile' }],
  },
  avatarRefused: {
    says: 'Every file is no picture to the server (422).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 422, code: 'Invalid', operation: 'uploadFile' }],
  },
  accountChangesRefused: {
    says: 'Changes of the account fail (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: changing }],
  },
  loginRecordsFailed: {
    says: 'The login history cannot be read (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: 'listLoginRecords' }],
  },
  settingsFailed: {
    says: 'Stored settings can be neither read nor written (500).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 500, operation: ['listUserConfigs', 'saveUserConfig', 'deleteUserConfig'] }],
  },
  surveyEmpty: {
    says: 'Company, name and survey were never filled in.',
    persona: 'standard',
    seed: standard((draft) => {
      draft.company = '';
      draft.fullName = '';
      draft.dataUse = [];
      draft.jobRole = undefined;
    }),
  },
  deletionPlanned: {
    says: 'The standard account was deleted two days ago: signing in with it offers to take that back for five more days.',
    persona: 'visitor',
    seed: standard((draft, now) => void (draft.deletesAt = now + 5 * DAY)),
  },
  accountErased: {
    says: 'The standard account was deleted and its time is up: it cannot sign in, and its e-mail address is free.',
    persona: 'visitor',
    seed: (db) => db.eraseAccount(personas.standard.userId),
  },
  newAccount: {
    says: 'A free account made a moment ago: no task, no survey, nobody has logged in before.',
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
