/** A tax authority's answer on a VAT id. */
export interface VatIdAnswer {
  isValid: boolean
  /** As registered; empty where the country does not tell. */
  name: string
  address: string
  /** Proves that it was asked, such as the request identifier of VIES; empty without one. */
  reference: string
}

/** Asks somebody outside whether a VAT id exists. */
export interface VatIdChecker {
  /**
   * @param own the asking company's VAT id, which makes the answer a proof; empty without one
   * @throws VatIdNotChecked when no answer came: then nothing is known
   */
  check(vatId: string, own: string): Promise<VatIdAnswer>
}

/** Nobody answered, or not in time. */
export class VatIdNotChecked extends Error {}
