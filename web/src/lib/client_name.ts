interface Named {
  client: { name: string } | null
  customClient: { name: string } | null
}

/** The recipient of a document: a client, or one written into it alone. Empty until one is chosen. */
export const clientName = ({ client, customClient }: Named) =>
  client?.name ?? customClient?.name ?? ''
