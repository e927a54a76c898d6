/** A form behind a link: what opens it, and what follows when it has been sent. */
export interface LinkFormProps {
  link: { id: string; token: string }
  onDone: () => void
}
