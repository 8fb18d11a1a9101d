const LINK = 'a[data-keep-guides]'

/** Makes the links of lists to offline guides offer the download instead, where guides are supported. */
export function startGuideLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(LINK) : null
    if (link === null || !('serviceWorker' in navigator) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const paths = (link.dataset['keepGuides'] ?? '').split(' ')
    void import('./keep-list-guides.ts').then(({ keepListGuides }) => keepListGuides(paths))
  })
}
