/** Shared by all pages. Dates are YYYY-MM-DD, shares 0 to 1. */
export const facts = {
  founded: 2019,
  people: 38,
  countries: 9,
  /** Share of the next plan's price, for both sides of a referral. */
  referralCoupon: 0.2,
  /** Days until the coupon is sent, at most. */
  referralDays: 14,
  /** Share of a referred customer's plan payments in the first twelve months. */
  commission: 0.2,
  /** Days in which a visit counts for the affiliate. */
  affiliateDays: 60,
  /** Minimum payout in dollars. */
  payoutFrom: 50,
  paperEdition: '2026-09-01',
} as const;
