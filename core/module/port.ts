/** A service that a module needs and a later module provides. */
export class Port<Service> {
  #service: Service | undefined

  /** @param needs the service, for the error when no module provides it */
  constructor(readonly needs: string) {}

  /** Provides the service, in the subscriptions of the later module. @throws when one is provided already */
  plug(service: Service) {
    if (this.#service) throw new Error(`Two modules provide ${this.needs}.`)
    this.#service = service
  }

  /** The service; undefined when no module provides it. */
  get service() {
    return this.#service
  }

  /** @throws when no module provides it */
  get required(): Service {
    if (!this.#service) throw new Error(`No module provides ${this.needs}.`)
    return this.#service
  }
}
