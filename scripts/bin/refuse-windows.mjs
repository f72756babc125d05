// Every npm script loads this file first, some by `require-node.mjs`, even before dependencies are installed. On Windows
// the package `node` has no executable that the scripts could start. The message is in both languages, because none has
// been chosen yet.

if (process.platform === 'win32') {
  console.error(
    `This project runs in WSL (Windows Subsystem for Linux) and not on Windows itself. Type “wsl --install” in PowerShell, open the terminal of WSL, clone the project there, and run the same command in that folder.
Bu proje WSL (Linux için Windows Alt Sistemi) içinde çalışır, doğrudan Windows’ta çalışmaz. PowerShell’de “wsl --install” yazın, WSL terminalini açın, projeyi orada klonlayın ve aynı komutu o klasörde çalıştırın.`,
  );
  process.exit(2);
}
