import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startTranslations } from '@/app/i18n'
import { renderAt } from '../../../../tests/render'
import type { CompanySettings } from '../company_settings'
import { CompanySection } from './company_section'

beforeEach(() => startTranslations(['settings']))

const settingsOf = (country: string) =>
  ({
    companyInfo: { companyName: 'Korn', legalForm: '', country, registerEntry: '' },
    preferences: { documentLanguage: 'en' },
    texts: { en: {}, de: {}, sq: {} },
  }) as CompanySettings

test.each([
  ['AL', 1],
  ['XK', 0],
  ['DE', 0],
])(
  'a company in %s is %d times warned that its invoices are not fiscalised',
  async (country, times) => {
    renderAt('/settings', <CompanySection settings={settingsOf(country)} />)
    await screen.findByLabelText(/Company name/)
    expect(screen.queryAllByText(/does not fiscalise/)).toHaveLength(times)
  }
)
