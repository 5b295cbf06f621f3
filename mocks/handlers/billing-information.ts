import type { OperationId } from '#src/contract/operations.gen';
import type { Resolvers } from '#mocks/lib/context';
import { HttpError } from '#mocks/lib/http-error';
import { emptyInformation } from '#mocks/seeds/billing-customers';
import { countriesIn, countryCodes } from '#mocks/seeds/countries';
import { requireBuyer } from './billing-access';

type InformationOperation = Extract<OperationId, 'getBillingInformation' | 'saveBillingInformation' | 'listCountries'>;

export const billingInformationHandlers: Pick<Resolvers, InformationOperation> = {
  getBillingInformation: (context) =>
    context.db.billingInformation.get(requireBuyer(context).userId)?.information ?? emptyInformation,

  saveBillingInformation: async (context) => {
    const { db, body } = context;
    const { userId } = requireBuyer(context);
    if (!countryCodes.some(([abbreviation]) => abbreviation === body.country))
      throw new HttpError(422, 'Invalid', 'There is no such country.', [{ field: 'country', message: 'is unknown' }]);
    const trimmed = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value.trim()]));
    const information = { ...emptyInformation, ...trimmed };
    if (db.billingInformation.get(userId))
      await db.billingInformation.update(userId, (draft) => void (draft.information = information));
    else await db.billingInformation.insert({ userId, information });
    const ordersWithoutAddress = db.orders
      .all()
      .filter(
        (order) => order.userId === userId && order.paidAt !== undefined && (order.billTo?.address1 ?? '') === '',
      );
    await db.orders.updateMany(
      ordersWithoutAddress.map((order) => order.orderId),
      (draft) => void (draft.billTo = information),
    );
    return information;
  },

  listCountries: ({ language }) => ({ items: countriesIn(language) }),
};
