import { Anchor } from '@mantine/core'
import classes from './contact_links.module.css'

interface ContactLinksProps {
  /** Either may be empty. */
  seller: { email: string; phone: string }
}

/** Telephone and address of a company, to be touched. */
export function ContactLinks({ seller: { email, phone } }: ContactLinksProps) {
  return (
    <span className={classes.links}>
      {phone && (
        <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`} underline="always">
          {phone}
        </Anchor>
      )}
      {email && (
        <Anchor href={`mailto:${email}`} underline="always">
          {email}
        </Anchor>
      )}
    </span>
  )
}
