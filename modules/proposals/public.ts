export {
  type Conversion,
  conversionsInForce,
  promisedProposals,
} from '#modules/proposals/queries/promised_proposals'
