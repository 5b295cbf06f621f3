import type { OperationId } from '#src/contract/operations.gen';
import type { Database } from '#mocks/db/database';
import { stopRunsOf } from '#mocks/handlers/member-effects';
import { personas } from '#mocks/personas';
import { defineScenarios } from './scenario';

const owner = personas.enterprise.userId;
const calls: readonly OperationId[] = ['saveMember', 'setMemberPassword', 'setMemberPasswords', 'setMemberCloudCount'];

const membersOf = (db: Database) => db.accounts.all().filter((account) => account.parentUserId === owner);

export const memberScenarios = defineScenarios({
  membersEveryday: {
    description: 'An enterprise account with five members. One is disabled, and one is new and has nothing yet.',
    persona: 'enterprise',
  },
  membersNone: {
    description: 'An enterprise account without members.',
    persona: 'enterprise',
    seed: async (db) => {
      const { userId } = personas.enterprisePlus;
      await db.accounts.updateMany(
        membersOf(db).map((account) => account.userId),
        (draft) => {
          draft.parentUserId = userId;
          draft.levelExpiresAt = db.accounts.get(userId)?.levelExpiresAt;
        },
      );
    },
  },
  membersFull: {
    description: 'An enterprise account with as many members as its plan allows.',
    persona: 'enterprise',
    seed: async (db, now) => {
      const names = ['Nils Bergqvist', 'Chiara Donati', 'Tom Ashworth', 'Elif Demir', 'Jonas Weidner'];
      const [model] = membersOf(db);
      if (!model) throw new Error('the seeds have no member');
      await db.accounts.insertMany(
        names.map((fullName, index) => ({
          ...model,
          userId: `member-story-${String(index)}`,
          userName: fullName.toLowerCase().replace(' ', '.'),
          email: '',
          fullName,
          cloudNodes: 0,
          balance: 0,
          disabled: false,
          createdAt: now - (index + 1) * 86_400_000,
        })),
      );
    },
  },
  membersNodesUsedUp: {
    description: 'An enterprise account whose cloud nodes are all assigned to members or used by the owner.',
    persona: 'enterprise',
    seed: async (db) => {
      const busy = db.activeRuns().filter((run) => run.userId === owner).length;
      const members = membersOf(db);
      const assignedNodes = members.reduce((sum, member) => sum + (member.disabled ? 0 : member.cloudNodes), 0);
      await db.accounts.update(owner, (draft) => void (draft.cloudNodes = assignedNodes + busy));
    },
  },
  memberDisabled: {
    description: 'The member enterprise-child@gleaner.example is disabled and cannot sign in.',
    persona: 'visitor',
    seed: async (db, now) => {
      const { userId } = personas.enterpriseChild;
      await db.accounts.update(userId, (draft) => void (draft.disabled = true));
      await stopRunsOf(db, userId, now);
    },
  },
  membersPending: {
    description: 'The members never finish loading.',
    persona: 'enterprise',
    faults: [{ kind: 'pending', operation: ['listMembers', 'getMemberBalanceDetails'] }],
  },
  membersFailed: {
    description: 'The members fail to load (500).',
    persona: 'enterprise',
    faults: [{ kind: 'status', status: 500, operation: ['listMembers', 'getMemberBalanceDetails'] }],
  },
  membersRefused: {
    description: 'Creating and changing members fails (500).',
    persona: 'enterprise',
    faults: [{ kind: 'status', status: 500, operation: calls }],
  },
});
