export type AmountFault = 'not_a_number' | 'too_precise' | 'too_large'

/** A number that money rules cannot take exactly. Validators turn it into a field failure. */
export class InvalidAmount extends Error {
  override name = 'InvalidAmount'

  constructor(readonly fault: AmountFault) {
    super(fault)
  }
}
