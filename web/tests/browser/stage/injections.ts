import type { Page } from 'playwright-core'

/** Signs of an injection in a page: dialogs, refusals of the content security policy. */
export interface Injections {
  heard: string[]
  /** Elements and attributes in the page that no screen of ours has; each as its HTML. */
  found(): Promise<string[]>
}

/** Watches a page from its next document on. */
export async function watchInjections(page: Page): Promise<Injections> {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(`${dialog.type()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.exposeFunction('tellRefusal', (refusal: string) => heard.push(refusal))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.tellRefusal(`${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`)
    })
  })
  return { heard, found: () => page.evaluate(findInjected) }
}

/** Runs in the page. */
function findInjected() {
  const strangers = [
    'script:not([src]), iframe, frame, frameset, object, embed, applet, base, meta[http-equiv]',
    'math, marquee, video, audio, xss, isindex, template, foreignObject, animate, set, image, use',
    '[data-injected], [autofocus], [style*="url("], [style*="expression"], [formaction], [ping]',
  ].join(',')
  const isForeign = (value: string) =>
    /^\s*(javascript|vbscript|data:text|data:image\/svg)/i.test(value) ||
    /127\.0\.0\.1:9\b/.test(value)
  return [...document.querySelectorAll('*')]
    .filter(
      (element) =>
        element.matches(strangers) ||
        [...element.attributes].some(
          ({ name, value }) =>
            name.startsWith('on') ||
            (/^(href|src|srcset|action|xlink:href|poster|background)$/.test(name) &&
              isForeign(value))
        )
    )
    .map((element) => element.outerHTML.slice(0, 200))
}

declare global {
  interface Window {
    tellRefusal: (refusal: string) => void
  }
}
