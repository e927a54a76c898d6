import { Anchor, Badge, SimpleGrid, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { KeyValueList } from '@/components/key_value_list'
import { Section } from '@/components/section'
import { countryName } from '@/lib/countries'
import { LANGUAGE_NAMES } from '@/lib/languages'
import { useLanguage } from '@/lib/use_language'
import type { Client, ClientContact, ShippingAddress } from '../client'
import classes from './client_overview.module.css'

/** Everything that is known about a client. */
export function ClientOverview({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  return (
    <SimpleGrid
      cols={{ base: 1, md: 2 }}
      spacing="md"
      verticalSpacing={0}
      className={classes.columns}
    >
      <div>
        <ClientDetails client={client} />
        {client.notes && (
          <Section title={t('field.notes')}>
            <Text className={classes.text}>{client.notes}</Text>
          </Section>
        )}
      </div>
      <Section title={t('form.contacts')}>
        {client.contacts.length === 0 && <Text c="dimmed">{t('page.no_contacts')}</Text>}
        <ul className={classes.contacts}>
          {client.contacts.map((contact) => (
            <ContactCard key={contact._id} contact={contact} />
          ))}
        </ul>
      </Section>
    </SimpleGrid>
  )
}

function ClientDetails({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const { language } = useLanguage()
  const textOf = (address: Omit<ShippingAddress, 'name'> & { name?: string }) =>
    [
      address.name,
      address.street,
      [address.postalCode, address.city].filter(Boolean).join(' '),
      address.country && countryName(address.country, language),
    ]
      .filter(Boolean)
      .join('\n')
  return (
    <Section title={t('page.details')}>
      <KeyValueList
        items={[
          { label: t('field.email'), value: client.email && <MailLink address={client.email} /> },
          { label: t('field.phone'), value: client.phone && <PhoneLink number={client.phone} /> },
          { label: t('page.address'), value: textOf(client) },
          {
            label: t('form.shipping_address'),
            value: client.shippingAddress && textOf(client.shippingAddress),
          },
          { label: t('field.vat_id'), value: client.vatId },
          { label: t('field.tax_number'), value: client.taxNumber },
          { label: t('field.language'), value: client.language && LANGUAGE_NAMES[client.language] },
          { label: t('field.currency'), value: client.currency },
          {
            label: t('page.payment_term'),
            value:
              client.paymentTermDays === null
                ? null
                : t('page.days', { count: client.paymentTermDays }),
          },
        ]}
      />
    </Section>
  )
}

function ContactCard({ contact }: { contact: ClientContact }) {
  const { t } = useTranslation('clients')
  const { name, role, email, phone, receivesInvoices } = contact
  return (
    <li className={classes.contact}>
      <Text fw={500}>
        {name}
        {role && (
          <Text span c="dimmed" fw={400}>
            {` · ${role}`}
          </Text>
        )}
      </Text>
      {email && <MailLink address={email} />}
      {phone && <PhoneLink number={phone} />}
      {receivesInvoices && (
        <Badge variant="default" size="sm" tt="none" fw={400} mt={4}>
          {t('field.receives_invoices')}
        </Badge>
      )}
    </li>
  )
}

const MailLink = ({ address }: { address: string }) => (
  <Anchor className={classes.link} href={`mailto:${address}`}>
    {address}
  </Anchor>
)

const PhoneLink = ({ number }: { number: string }) => (
  <Anchor className={classes.link} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
    {number}
  </Anchor>
)
