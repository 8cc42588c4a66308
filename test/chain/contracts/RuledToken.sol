// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ledger} from "./OddTokens.sol";

/// The current implementation of an upgradeable token, initialised through the proxy. Its owner can stop transfers.
contract RuledToken is Ledger {
    string public name;
    string public symbol;
    uint8 public decimals;
    address public owner;
    bool public paused;

    function initialize(string calldata name_, string calldata symbol_, uint8 decimals_, address owner_, uint256 supply)
        external
    {
        require(totalSupply == 0, "set up before");
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        owner = owner_;
        mint(owner_, supply);
    }

    function setPaused(bool paused_) external {
        require(msg.sender == owner, "not the owner");
        paused = paused_;
    }

    function transferOwnership(address owner_) external {
        require(msg.sender == owner, "not the owner");
        owner = owner_;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(!paused, "paused");
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(!paused, "paused");
        _spend(from, value);
        _move(from, to, value);
        return true;
    }
}

/// Delegates every call to an implementation, whose address and admin are in the slots of EIP-1967.
contract UpgradeableProxy {
    bytes32 private constant IMPLEMENTATION = bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);
    bytes32 private constant ADMIN = bytes32(uint256(keccak256("eip1967.proxy.admin")) - 1);

    constructor(address implementation, address admin) {
        (bytes32 implementationSlot, bytes32 adminSlot) = (IMPLEMENTATION, ADMIN);
        assembly {
            sstore(implementationSlot, implementation)
            sstore(adminSlot, admin)
        }
    }

    fallback() external payable {
        bytes32 slot = IMPLEMENTATION;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), sload(slot), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch success
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}
